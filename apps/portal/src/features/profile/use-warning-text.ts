import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';

type Warning = ReplyOf<'saveUserInfo'>['errors'][number];

/** Says what saved data mean; figures of the law are amounts in euros. */
export function useWarningText(): (warning: Warning) => string {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  return ({ code, params }) => {
    const figure = (name: string): string => {
      const value = params[name] ?? '';
      return typeof value === 'number' ? number(value, 2) : value;
    };
    return t(`warning.${code}`, {
      age: figure('age'),
      cashPayEur: figure('cashPayEur'),
      requiredEur: figure('requiredEur'),
      yearlyPayEur: figure('yearlyPayEur'),
      limitEur: figure('limitEur'),
    });
  };
}
