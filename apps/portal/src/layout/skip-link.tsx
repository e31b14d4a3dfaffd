import { useTranslation } from '../i18n/use-translation.ts';
import classes from './skip-link.module.css';

/** Id of the one `main` element of every page. */
export const CONTENT_ID = 'content';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes['skip']} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
