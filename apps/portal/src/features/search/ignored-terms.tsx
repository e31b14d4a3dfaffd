import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './ignored-terms.module.css';

/** Names what the address asks for and no filter understands. */
export function IgnoredTerms({ terms }: { readonly terms: readonly string[] }) {
  const { t } = useTranslation('search');
  const quoted = terms.map((term) => t('ignored.term', { term })).join(', ');
  return (
    <div className={classes['notice']}>
      <Notice tone="info" polite>
        <p>{t('ignored.text', { terms: quoted })}</p>
      </Notice>
    </div>
  );
}
