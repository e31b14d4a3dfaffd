import { useTranslation } from '../i18n/use-translation.ts';
import classes from './language-switch.module.css';

/** Offers the other of the two languages, in its own words. */
export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const other = i18n.language === 'de' ? 'en' : 'de';
  return (
    <button
      type="button"
      className={classes['switch']}
      lang={other}
      aria-label={other === 'en' ? 'EN: Switch to English' : 'DE: Auf Deutsch umstellen'}
      onClick={() => void i18n.changeLanguage(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}
