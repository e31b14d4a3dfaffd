import { Button, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format/use-format.ts';
import classes from './pdf-view.module.css';

const BYTES_PER_KILOBYTE = 1000;

interface PdfViewProps {
  readonly content: Uint8Array;
  readonly name: string;
}

/** The document in the page, with ways to open and to keep it. Where the browser draws no PDF, those ways alone. */
export function PdfView({ content, name }: PdfViewProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const frame = useRef<HTMLIFrameElement>(null);
  const download = useRef<HTMLAnchorElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  const hintId = useId();
  // Phones with Android draw no PDF inside a page; browsers that do not tell are asked to try.
  const isDrawn = navigator.pdfViewerEnabled !== false;

  useEffect(() => {
    const address = URL.createObjectURL(new Blob([new Uint8Array(content)], { type: 'application/pdf' }));
    if (frame.current) frame.current.src = address;
    for (const link of [download.current, open.current]) if (link) link.href = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);

  return (
    <section className={classes['card']} data-card aria-label={name}>
      <div className={classes['bar']}>
        <div className={classes['name']}>
          <strong>{name}</strong>
          <span>
            {t('contract.kind', { size: format.number(Math.ceil(content.length / BYTES_PER_KILOBYTE)) })}
          </span>
        </div>
        <div className={isDrawn ? `${classes['ways']} ${classes['quietWays']}` : classes['ways']}>
          <Button
            component="a"
            ref={open}
            href="#"
            target="_blank"
            rel="noreferrer"
            variant={isDrawn ? 'subtle' : 'filled'}
            leftSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('contract.open')}
          </Button>
          <Button
            component="a"
            ref={download}
            href="#"
            download={`${name}.pdf`}
            variant="subtle"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('contract.download')}
          </Button>
        </div>
      </div>
      {isDrawn ? (
        <>
          <VisuallyHidden id={hintId}>{t('contract.reader')}</VisuallyHidden>
          <iframe ref={frame} className={classes['pdf']} title={name} aria-describedby={hintId} />
        </>
      ) : (
        <p className={classes['elsewhere']}>{t('contract.noViewer')}</p>
      )}
    </section>
  );
}
