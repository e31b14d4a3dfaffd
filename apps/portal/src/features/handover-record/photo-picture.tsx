import { VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRecord } from './record-context.ts';
import { usePhotoUrl } from '../../product/lease-draft/use-photos.ts';
import classes from './handover-record.module.css';

/** A taken photo. */
export function PhotoPicture({ photo, alt }: { readonly photo: string; readonly alt: string }) {
  const { photos } = useRecord();
  const url = usePhotoUrl(photos, photo);
  if (url === null) {
    return (
      <span className={classes['noPicture']}>
        <IconPhoto size={26} stroke={1.75} aria-hidden="true" />
        <VisuallyHidden>{alt}</VisuallyHidden>
      </span>
    );
  }
  return <img className={classes['picture']} src={url} alt={alt} />;
}
