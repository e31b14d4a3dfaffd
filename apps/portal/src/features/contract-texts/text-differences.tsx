import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './contract-texts.module.css';

type Differences = NonNullable<ReplyOf<'getContractTexts'>['differences']>;

const ELEMENTS = { ADDED: 'ins', REMOVED: 'del' } as const;

/** The lines that a version adds to and removes from the one before. */
export function TextDifferences({ differences }: { readonly differences: Differences }) {
  const { t } = useTranslation('contractTexts');
  const changed = differences.flatMap(({ kind, text }, index) =>
    kind === 'SAME' ? [] : [{ kind, text, index }],
  );
  return (
    <SectionCard title={t('differences.title')} description={t('differences.lead')}>
      {changed.length === 0 ? (
        <p className={classes['quiet']}>{t('differences.none')}</p>
      ) : (
        <ul className={classes['differences']} lang="de">
          {changed.map(({ kind, text, index }) => {
            const Element = ELEMENTS[kind];
            return (
              <li key={index} className={classes[kind]}>
                <span className={classes['kind']}>{t(`differences.${kind}`)}</span>
                <Element>{text}</Element>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
