import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';

type Warning = ReplyOf<'saveUserInfo'>['errors'][number];

type Figures = Readonly<Record<string, string>> & { readonly context?: string };

/** Says what saved data mean; figures of the law are amounts in euros. */
export function useWarningText(): (warning: Warning) => string {
  const { t } = useTranslation('profile');
  const { amount, number } = useFormat();
  return ({ code, params }) => {
    const figure = (name: string): string => {
      const value = params[name] ?? '';
      if (typeof value !== 'number') return value;
      return name.endsWith('Eur') ? amount(value) : number(value, 2);
    };
    const figures: Figures = {
      // Why nothing can be calculated chooses the sentence.
      ...(typeof params['reason'] === 'string' && { context: params['reason'] }),
      age: figure('age'),
      year: String(params['year'] ?? ''),
      cashPayEur: figure('cashPayEur'),
      requiredEur: figure('requiredEur'),
      hoursPerWeek: figure('hoursPerWeek'),
      yearlyPayEur: figure('yearlyPayEur'),
      limitEur: figure('limitEur'),
      socialSecurityGrossEur: figure('socialSecurityGrossEur'),
      convertedEur: figure('convertedEur'),
      bruttoEur: figure('bruttoEur'),
    };
    return t(`warning.${code}`, figures);
  };
}
