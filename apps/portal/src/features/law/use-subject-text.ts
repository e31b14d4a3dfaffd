import { LAW_SUBJECTS } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Names a subject of the law; a subject that a newer server knows by its code. */
export function useSubjectText(): (subject: string) => string {
  const { t } = useTranslation('law');
  return (subject) => {
    const known = [...LAW_SUBJECTS, 'SOCIAL_INSURANCE' as const].find((one) => one === subject);
    return known ? t(`subjects.${known}`) : subject;
  };
}
