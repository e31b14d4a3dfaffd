import { useEffect, useMemo } from 'react';
import { useTextList } from '../../i18n/use-text-list.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { readHash } from '../../navigation/read-hash.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { FaqSearch } from './faq-search.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import { findQuestions, searchWords } from './find-questions.ts';
import { SubjectList } from './subject-list.tsx';
import classes from './faq-page.module.css';

/** Questions by subject. `#versicherung` and `#versicherung-2` in the address open a subject or a question, `?q=` searches. */
export default function FaqPage() {
  const { t } = useTranslation(['faq', 'app']);
  const target = readHash(useLocation().hash);
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  // Each reading copies all texts.
  const sections = useTextList('faq', 'sections');
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView();
  }, [target]);

  const narrowed = useMemo(() => findQuestions(sections, search), [sections, search]);
  const found = narrowed.reduce((sum, { questions }) => sum + questions.length, 0);
  const searching = searchWords(search).length > 0;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('faq:title') })}</title>
      <PageTitle
        title={t('faq:title')}
        lead={t('faq:lead')}
        aside={<Link to={paths.calculator()}>{t('faq:calculator')}</Link>}
      />
      <FaqSearch
        value={search}
        found={searching ? found : null}
        onChange={(next) => setQuery(next === '' ? {} : { q: next }, { replace: true })}
      />
      {!searching && <FrequentQuestions sections={sections} />}
      {/* Nothing found: the subjects stay, to be opened by hand. */}
      <SubjectList
        target={target}
        sections={found > 0 ? narrowed : sections}
        search={searching && found > 0 ? search : ''}
      />
      <p className={classes['note']}>{t('faq:asOf')}</p>
    </>
  );
}
