/** An empty phone: no thread is chosen, or the chosen thread is loading. */
export function NoThread({ waiting }: { waiting: boolean }) {
  return (
    <div className="device">
      <div className="screen screen-empty">
        {!waiting && (
          <div className="empty">
            <Bird />
            <h2>Whose phone?</h2>
            <p>Pick somebody on the left, or type any number. Messages the shop sends arrive here.</p>
          </div>
        )}
      </div>
    </div>
  );
}

function Bird() {
  return (
    <svg
      width="72"
      height="72"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M31 9.5 C28.4 5.8 22.6 5.8 20.1 9.8 C18.6 12.2 18.8 14.8 17.2 17.4 C14.2 22 10.6 26.6 9.9 33.2 L5 43 L12.6 38.6 C21.6 39.6 30.4 35.4 32.1 26.6 C32.9 22.6 31.6 19.6 31.9 16.4" />
      <path d="M31 9.5 L38.6 6.9 L33.4 12.4 L39.4 16.9 L31.9 16.4" />
      <path d="M16.2 24.6 C17 30.6 20.4 32.8 25.4 31.4" />
      <circle cx="26.2" cy="11.6" r="0.9" fill="currentColor" />
      <path d="M20.6 38.4 V43 M25.8 36.8 V43 M14 43 H38" />
      <path d="M43 8.2 C44.3 10.6 44.3 13.6 43 16" />
    </svg>
  );
}
