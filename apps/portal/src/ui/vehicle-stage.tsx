import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import styles from './vehicle-stage.module.css';

/** Shown for cars without a picture. */
const DEFAULT_PHOTO = '/default-vehicle.svg';

interface VehicleStageProps {
  readonly photoUrl: string | null;
  /** Paint of the car as `#RRGGBB`; tints the stage. */
  readonly paint?: string | undefined;
  /** What the picture shows; empty when the words beside it say so already. */
  readonly alt: string;
  readonly size: 'card' | 'hero' | 'sheet' | 'finish';
  readonly isLazy?: boolean;
}

/** The car on its stage, which takes a tint of the paint. */
export function VehicleStage({ photoUrl, paint, alt, size, isLazy = false }: VehicleStageProps) {
  // A custom property is no standard CSS property, so the type does not know it.
  const tint = paint ? ({ '--paint': paint } as CSSProperties) : undefined;
  return (
    <div className={clsx(styles.stage, styles[size])} style={tint}>
      <img
        src={photoUrl ?? DEFAULT_PHOTO}
        alt={alt}
        width={800}
        height={320}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
      />
    </div>
  );
}
