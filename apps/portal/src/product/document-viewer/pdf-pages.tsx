import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showPages, type FoundPlaces, type ShownPages } from './show-pages.ts';
import classes from './pdf-pages.module.css';

interface PdfPagesProps {
  readonly document: PDFDocumentProxy;
  readonly name: string;
}

/** The pages of a document as they are printed, with zoom and search. */
export function PdfPages({ document, name }: PdfPagesProps) {
  const { t } = useTranslation('workflow');
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownPages>(null);
  const [page, setPage] = useState(1);
  const [word, setWord] = useState('');
  const [found, setFound] = useState<FoundPlaces | null>(null);
  const foundId = useId();
  const count = document.numPages;

  useEffect(() => {
    if (container.current === null) return undefined;
    const pages = showPages(container.current, document, {
      pageName: (number) => t('contract.page', { number, count }),
      onPage: setPage,
      onFound: setFound,
    });
    shown.current = pages;
    return () => pages.end();
  }, [document, count, t]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    shown.current?.find(word.trim());
  };
  return (
    <>
      <div className={classes['tools']}>
        <form className={classes['search']} onSubmit={search}>
          <TextInput
            type="search"
            size="sm"
            aria-label={t('contract.find')}
            placeholder={t('contract.find')}
            aria-describedby={foundId}
            leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
            value={word}
            onChange={({ currentTarget: { value } }) => {
              setWord(value);
              if (value.trim() === '') shown.current?.find('');
            }}
          />
          <output id={foundId} className={classes['found']}>
            {found && (found.total === 0 ? t('contract.foundNone') : t('contract.found', { ...found }))}
          </output>
          {found !== null && found.total > 1 && (
            <>
              <Tool label={t('contract.previous')} onClick={() => shown.current?.find(word.trim(), -1)}>
                <IconChevronUp size={20} stroke={1.75} aria-hidden="true" />
              </Tool>
              <Tool label={t('contract.next')} onClick={() => shown.current?.find(word.trim())}>
                <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
              </Tool>
            </>
          )}
        </form>
        <div className={classes['zoom']}>
          <span className={classes['found']}>{t('contract.page', { number: page, count })}</span>
          <Tool label={t('contract.zoomOut')} onClick={() => shown.current?.zoom(-1)}>
            <IconZoomOut size={20} stroke={1.75} aria-hidden="true" />
          </Tool>
          <Tool label={t('contract.zoomIn')} onClick={() => shown.current?.zoom(1)}>
            <IconZoomIn size={20} stroke={1.75} aria-hidden="true" />
          </Tool>
        </div>
      </div>
      <div className={classes['desk']}>
        <div
          ref={container}
          className={classes['scroll']}
          // The text inside has no stop of its own for the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // The library takes no other element.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="region"
          aria-label={t('contract.pagesOf', { name })}
          lang="de"
        >
          <div className="pdfViewer" />
        </div>
      </div>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <ActionIcon variant="subtle" size={44} radius="xl" aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
