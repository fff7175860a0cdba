import { createTheme } from '@mantine/core';

export const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  black: '#273043',
  defaultRadius: '8px',
  primaryColor: 'indigo',
  // Dark mode needs a lighter fill that stands out from the page and still has enough contrast with white text.
  primaryShade: { light: 6, dark: 5 },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // A dialog's header is a <header>, which screen readers would announce as a second page banner.
  components: { ModalHeader: { defaultProps: { role: 'presentation' } } },
  colors: {
    indigo: [
      '#eaf3ff',
      '#d5e1fd',
      '#b3c3fb',
      '#8ea0ff',
      '#6f84f5',
      '#4c66f0',
      '#3b55e6',
      '#2f46c6',
      '#2638a0',
      '#1e2d7e',
    ],
    dark: [
      '#e6e9f0',
      '#c4cbd8',
      '#9ca6b8',
      '#7c879b',
      '#3f4859',
      '#2c323e',
      '#222733',
      '#1a1e27',
      '#12151c',
      '#0c0e13',
    ],
  },
});
