import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FaqSection } from './find-questions.ts';
import classes from './frequent-questions.module.css';

/** What most people ask before their first order; the answers stand in their subjects too. */
const FREQUENT = [
  'gehaltsumwandlung-1',
  'rundum-paket-1',
  'rueckgabe-2',
  'gehaltsumwandlung-4',
  'lieferung-1',
  'weitere-fahrer-1',
] as const;

/** Six answers above the subjects: open on desks, closed on phones. */
export function FrequentQuestions({ sections }: { readonly sections: readonly FaqSection[] }) {
  const { t } = useTranslation('faq');
  const headingId = useId();
  // Known before the first paint, so that nothing folds away afterwards.
  const isWide = useMediaQuery('(min-width: 761px)', true, { getInitialValueInEffect: false });
  const all = sections.flatMap(({ questions }) => questions);
  const frequent = FREQUENT.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return (
    <section className={classes['card']} aria-labelledby={headingId} data-card>
      <h2 id={headingId}>{t('frequent.title')}</h2>
      <div className={classes['columns']}>
        {frequent.map(({ id, question, answer }) => (
          <details key={id} open={isWide}>
            <summary>
              <h3>{question}</h3>
              <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
            <Link to={{ hash: id }} aria-label={t('frequent.moreNamed', { question })}>
              {t('frequent.more')}
            </Link>
          </details>
        ))}
      </div>
    </section>
  );
}
