import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import classes from './page-links.module.css';

interface PageLinksProps {
  /** What the pages are of. */
  readonly label: string;
  /** Name in the address of the record at which a page begins. */
  readonly parameter: 'after' | 'before';
  /** Where the next page begins; null on the last one. */
  readonly next: number | string | null;
  /** In place of the start of the list and its next page. */
  readonly words?: { readonly first: string; readonly next: string };
}

function addressOf(query: URLSearchParams, parameter: string, record: number | string | null): string {
  const page = new URLSearchParams(query);
  page.delete(parameter);
  if (record !== null) page.set(parameter, String(record));
  return `?${page.toString()}`;
}

/** To the first and the next page of a list that the server pages; nothing for a list of one page. */
export function PageLinks({ label, parameter, next, words }: PageLinksProps) {
  const { t } = useTranslation('desk');
  const [query] = useSearchParams();
  const isLater = query.has(parameter);
  const links = useRef<HTMLElement>(null);
  const isFollowed = useRef(false);
  // The first page has no link to itself, the last one no link to a next: the focus of a followed link stays here.
  useEffect(() => {
    if (!isFollowed.current || links.current?.contains(document.activeElement)) return;
    isFollowed.current = false;
    links.current?.focus();
  }, [isLater, next]);
  if (!isLater && next === null) return null;
  const follow = () => void (isFollowed.current = true);
  return (
    <nav ref={links} tabIndex={-1} className={classes['pages']} aria-label={label}>
      {isLater && (
        <Link to={addressOf(query, parameter, null)} onClick={follow}>
          {words?.first ?? t('pages.first')}
        </Link>
      )}
      {next !== null && (
        <Link to={addressOf(query, parameter, next)} onClick={follow}>
          {words?.next ?? t('pages.next')}
        </Link>
      )}
    </nav>
  );
}
