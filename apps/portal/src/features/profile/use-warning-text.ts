import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';

type Warning = ReplyOf<'saveUserInfo'>['errors'][number];

type Figures = Readonly<Record<string, string>> & { readonly context?: string };

/** Says what saved data mean; figures of the law are amounts. */
export function useWarningText(): (warning: Warning) => string {
  const { t } = useTranslation('profile');
  const { amount, number } = useFormat();
  return ({ code, params }) => {
    const figure = (name: string): string => {
      const value = params[name] ?? '';
      if (typeof value !== 'number') return value;
      return name.endsWith('Cents') ? amount(cents(value)) : number(value, 2);
    };
    const figures: Figures = {
      // Why nothing can be calculated chooses the sentence.
      ...(typeof params['reason'] === 'string' && { context: params['reason'] }),
      age: figure('age'),
      year: String(params['year'] ?? ''),
      cashPay: figure('cashPayCents'),
      required: figure('requiredCents'),
      hoursPerWeek: figure('hoursPerWeek'),
      yearlyPay: figure('yearlyPayCents'),
      limit: figure('limitCents'),
      socialSecurityGross: figure('socialSecurityGrossCents'),
      converted: figure('convertedCents'),
      brutto: figure('bruttoCents'),
    };
    return t(`warning.${code}`, figures);
  };
}
