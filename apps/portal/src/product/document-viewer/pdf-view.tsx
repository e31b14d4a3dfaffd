import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText, IconFileTypography } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useNarrow } from '../desk/use-narrow.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DocumentText } from './document-text.tsx';
import type { OpenPdf } from './open-pdf.ts';
import classes from './pdf-view.module.css';

// Half a megabyte of code that no other page needs.
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

const BYTES_PER_KILOBYTE = 1000;
const ICON_LINK = { variant: 'subtle', size: 44, radius: 'xl' } as const;

interface PdfViewProps {
  readonly content: Uint8Array;
  readonly name: string;
}

/**
 * The document in the page: as printed, or as text set for the width at hand, which phones show first. Both come from the
 * bytes that are signed. Where the document cannot be drawn, there are the ways to open and to keep it.
 */
export function PdfView({ content, name }: PdfViewProps) {
  const { t } = useTranslation('workflow');
  const opened = useOpenPdf(content);
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<'pages' | 'text' | null>(null);
  const shown = chosen ?? (narrow ? 'text' : 'pages');
  const waiting = (
    <LoadingState label={t('contract.opening')}>
      <div className={classes['waiting']} />
    </LoadingState>
  );
  return (
    <section className={classes['card']} data-card aria-label={name}>
      <Bar content={content} name={name} pages={isOpen(opened) ? opened.document.numPages : null}>
        {isOpen(opened) && (
          <Button
            variant="subtle"
            leftSection={shown === 'pages' ? <TextIcon /> : <PagesIcon />}
            onClick={() => setChosen(shown === 'pages' ? 'text' : 'pages')}
          >
            {t(shown === 'pages' ? 'contract.asText' : 'contract.asPages')}
          </Button>
        )}
      </Bar>
      {opened === null && waiting}
      {opened === 'failed' && <p className={classes['elsewhere']}>{t('contract.noViewer')}</p>}
      {isOpen(opened) &&
        (shown === 'text' ? (
          <DocumentText blocks={opened.blocks} />
        ) : (
          <Suspense fallback={waiting}>
            <PdfPages document={opened.document} name={name} />
          </Suspense>
        ))}
    </section>
  );
}

type Opened = OpenPdf | 'failed' | null;

function isOpen(opened: Opened): opened is OpenPdf {
  return opened !== null && opened !== 'failed';
}

/** The document once it is open; null until then. */
function useOpenPdf(content: Uint8Array): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let left = false;
    const opening = import('./open-pdf.ts').then(({ openPdf }) => openPdf(content));
    opening.then(
      (pdf) => !left && setOpened(pdf),
      () => !left && setOpened('failed'),
    );
    return () => {
      left = true;
      setOpened(null);
      // A document that could not be opened has nothing to close.
      opening.then(({ close }) => close()).catch(() => {});
    };
  }, [content]);
  return opened;
}

interface BarProps extends PdfViewProps {
  /** Null until the document is open. */
  readonly pages: number | null;
  readonly children: ReactNode;
}

function Bar({ content, name, pages, children }: BarProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const download = useRef<HTMLAnchorElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([new Uint8Array(content)], { type: 'application/pdf' }));
    for (const link of [download.current, open.current]) if (link) link.href = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  const size = format.number(Math.ceil(content.length / BYTES_PER_KILOBYTE));
  return (
    <div className={classes['bar']}>
      <div className={classes['name']}>
        <strong>{name}</strong>
        <span>
          {pages === null ? t('contract.kind', { size }) : t('contract.pages', { count: pages, size })}
        </span>
      </div>
      <div className={classes['ways']}>
        {children}
        <ActionIcon
          component="a"
          ref={open}
          href="#"
          target="_blank"
          rel="noreferrer"
          aria-label={t('contract.open')}
          title={t('contract.open')}
          {...ICON_LINK}
        >
          <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          component="a"
          ref={download}
          href="#"
          download={`${name}.pdf`}
          aria-label={t('contract.download')}
          title={t('contract.download')}
          {...ICON_LINK}
        >
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </div>
  );
}

const TextIcon = () => <IconFileTypography size={20} stroke={1.75} aria-hidden="true" />;
const PagesIcon = () => <IconFileText size={20} stroke={1.75} aria-hidden="true" />;
