import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

interface SideDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Name of the close button for screen readers. */
  readonly closeLabel: string;
  /** Width in pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A drawer at the right edge. Like in a dialog, its close button comes last. */
export function SideDrawer({ opened, onClose, title, closeLabel, width, children }: SideDrawerProps) {
  // Mantine remembers what to focus again only when a drawer changes from closed to opened.
  const mounted = useMounted();
  return (
    <Drawer.Root opened={mounted && opened} onClose={onClose} position="right" size={width}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes['frame']}>
          {/* Its header is none of the page. */}
          <Drawer.Header role="presentation" className={classes['header']}>
            <Drawer.Title>{title}</Drawer.Title>
          </Drawer.Header>
          <Drawer.Body>{children}</Drawer.Body>
          <Drawer.CloseButton className={classes['close'] ?? ''} size={44} aria-label={closeLabel} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
