import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { texts } from '../../../texts/en.ts';
import { useEditing, type Device } from '../editing.ts';
import { shownViews } from '../shown-views.ts';
import { DrawnPage } from './drawn-page.tsx';
import { FontSheets } from './font-sheets.tsx';
import styles from './preview.module.css';
import { useDrawnTool } from './use-drawn-tool.ts';
import { useScale } from './use-scale.ts';

/** The sizes of the windows that the preview simulates, in pixels. */
const WINDOWS = {
  monitor: { width: 1180, height: 760 },
  phone: { width: 375, height: 720 },
} as const;

/** The tool as shoppers see it, over a page of a shop. */
export function PreviewPanel() {
  const { definition, form, view, setView, device } = useEditing();
  return (
    <section className={styles.preview} aria-label={texts.preview.title}>
      <div className={styles.bar}>
        <div className={styles.choices} role="group" aria-label={texts.preview.view}>
          {shownViews(definition, form.design).map((one) => (
            <Button
              key={one.view}
              size="compact-md"
              variant={one.view === view ? 'light' : 'subtle'}
              aria-pressed={one.view === view}
              onClick={() => setView(one.view)}
            >
              {one.name}
            </Button>
          ))}
        </div>
        <DeviceSwitch />
      </div>
      <PreviewWindow key={device} device={device} />
      <p className={styles.hint}>{texts.preview.hint}</p>
    </section>
  );
}

const DEVICES = [
  { device: 'monitor', name: texts.preview.monitor, Icon: IconDeviceDesktop },
  { device: 'phone', name: texts.preview.phone, Icon: IconDeviceMobile },
] as const;

function DeviceSwitch() {
  const { device: chosen, setDevice } = useEditing();
  return (
    <div className={styles.choices} role="group" aria-label={texts.preview.device}>
      {DEVICES.map(({ device, name, Icon }) => (
        <Button
          key={device}
          size="compact-md"
          variant={device === chosen ? 'light' : 'subtle'}
          aria-pressed={device === chosen}
          aria-label={name}
          title={name}
          onClick={() => setDevice(device)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </Button>
      ))}
    </div>
  );
}

function PreviewWindow({ device }: { device: Device }) {
  const { merchant, definition, form } = useEditing();
  const { width, height } = WINDOWS[device];
  const { frame, scale } = useScale(width);
  const { host, error } = useDrawnTool();
  return (
    <div ref={frame} className={styles.frame} data-device={device} style={{ height: height * scale }}>
      <div className={styles.window} style={{ width, height, transform: `scale(${scale})` }}>
        <DrawnPage
          shopUrl={merchant.shopUrl}
          shopName={merchant.shopName}
          device={device}
          isOrderPage={definition.editing.previewPage === 'order'}
        />
        <FontSheets design={form.design} />
        <div ref={host} className={styles.host} />
      </div>
      {error !== null && (
        <p className={styles.failed} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
