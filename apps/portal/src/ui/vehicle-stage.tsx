import { readPhotoAddress } from '@stromwandel/api-spec';
import { useState, type CSSProperties, type ReactNode } from 'react';
import defaultVehicle from './default-vehicle.svg';
import classes from './vehicle-stage.module.css';

const NEUTRAL_PAINT = '#8a948e';

/** How wide a photo is shown, for the choice among its widths. */
const PHOTO_SIZES = {
  card: '(max-width: 760px) 92vw, 400px',
  hero: '(max-width: 760px) 100vw, 800px',
  bare: '(max-width: 760px) 92vw, 320px',
} as const;

interface VehicleStageProps {
  /** A photo or a drawing. Null, or an address that gives no picture: the default drawing is shown. */
  readonly photoUrl: string | null;
  /** What the picture shows; empty where a text beside it says so already. */
  readonly alt: string;
  /** Paint of the car as `#RRGGBB`; the stage takes on a little of it. */
  readonly paint?: string | undefined;
  /** `card`: 160 px high. `hero`: as wide as its column. `bare`: only the picture, on another component's stage. */
  readonly size: 'card' | 'hero' | 'bare';
  /** The stage has the shape of photos, also for a drawing among them. */
  readonly amongPhotos?: boolean;
  readonly caption?: ReactNode;
  /** The picture decides how soon the page looks complete. */
  readonly eager?: boolean;
}

/** The picture of a vehicle on its stage. */
export function VehicleStage({
  photoUrl,
  alt,
  paint,
  size,
  caption,
  eager = false,
  amongPhotos = false,
}: VehicleStageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const usable = photoUrl !== null && photoUrl !== brokenUrl;
  const photo = usable ? readPhotoAddress(photoUrl) : null;
  // Custom properties are missing in React's type of styles.
  const style = { '--paint': usable && paint ? paint : NEUTRAL_PAINT } as CSSProperties;
  const stage = (
    <div
      className={[
        classes['stage'],
        classes[size],
        photo && classes['taken'],
        photo && photo.heightPx > photo.widthPx && classes['upright'],
        amongPhotos && classes['wide'],
      ]
        .filter(Boolean)
        .join(' ')}
      style={style}
    >
      <img
        className={classes['photo']}
        src={usable ? photoUrl : defaultVehicle}
        {...(photo && {
          srcSet: photo.srcSet,
          sizes: PHOTO_SIZES[size],
          width: photo.widthPx,
          height: photo.heightPx,
        })}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBrokenUrl(photoUrl)}
      />
    </div>
  );
  if (caption === undefined) return stage;
  return (
    <figure>
      {stage}
      <figcaption className={classes['caption']}>{caption}</figcaption>
    </figure>
  );
}
