import type { ComparisonFigureName, ComparisonFigures } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Source and day of a figure, in the language of the page. */
export function useSourceText(): (figure: ComparisonFigures[ComparisonFigureName]) => string {
  const { t } = useTranslation('comparison');
  const { date } = useFormat();
  const language = useLanguage();
  return ({ source, sourceEn, asOf }) =>
    t('source', { source: language === 'de' ? source : sourceEn, date: date(asOf) });
}
