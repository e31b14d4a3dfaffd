import { cents } from '@stromwandel/kernel';
import { bodyStylesIn, readSearchText } from '@stromwandel/offer';
import { BODY_STYLES } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';

/** What the search reads from a text beside names: "SUV, bis 400 €". */
export function TextMeaning({ text }: { readonly text: string }) {
  const { t } = useTranslation('search');
  const { euro, number } = useFormat();
  const { highest, range } = readSearchText(text);
  const named = bodyStylesIn(text);
  const terms = [
    ...BODY_STYLES.filter((style) => named.includes(style)).map((style) => t(`body.${style}`)),
    ...(highest === null ? [] : [t('limit.upTo', { value: euro(cents(100 * highest)) })]),
    ...(range === 0 ? [] : [t('quick.rangeFrom', { value: number(range) })]),
  ];
  return terms.length > 0 && t('text.meaning', { terms: terms.join(', ') });
}
