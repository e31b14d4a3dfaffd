import { usePhotoUrl, type Photos } from '../lease-draft/use-photos.ts';
import classes from './damage.module.css';

interface DamagePhotoProps {
  readonly photos: Pick<Photos, 'load'>;
  readonly photo: string;
  readonly alt: string;
}

/** A photo of a damage; its description until it is there. */
export function DamagePhoto({ photos, photo, alt }: DamagePhotoProps) {
  const url = usePhotoUrl(photos, photo);
  if (url === null) return <span className={classes['noPicture']}>{alt}</span>;
  return <img className={classes['picture']} src={url} alt={alt} />;
}
