import { Accordion } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { readHash } from '../../navigation/read-hash.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { FaqSearch } from './faq-search.tsx';
import { findQuestions, searchWords, sectionOf } from './find-questions.ts';
import { QuestionList } from './question-list.tsx';
import classes from './faq-page.module.css';

/** Questions by subject. `#versicherung` and `#versicherung-2` in the address open a subject or a question, `?q=` searches. */
export default function FaqPage() {
  const { t } = useTranslation(['faq', 'app']);
  const target = readHash(useLocation().hash);
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const sections = t('faq:sections', { returnObjects: true });
  const [opened, setOpened] = useState<readonly string[]>([]);
  // While searching all that was found is open, but for what the person closed.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState('');
  if (followed !== target) {
    setFollowed(target);
    setOpened([...opened, sectionOf(sections, target) ?? '']);
  }
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView();
  }, [target]);

  const searching = searchWords(search).length > 0;
  const matching = findQuestions(sections, search);
  const found = matching.reduce((sum, { questions }) => sum + questions.length, 0);
  // Nothing found: the subjects stay, to be opened by hand.
  const narrowed = searching && found > 0;
  const shown = narrowed ? matching : sections;
  const shownIds = shown.map(({ id }) => id);
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
        onChange={(next) => {
          setClosed([]);
          setQuery(next === '' ? {} : { q: next }, { replace: true });
        }}
      />
      <Accordion
        multiple
        value={narrowed ? shownIds.filter((id) => !closed.includes(id)) : [...opened]}
        onChange={(next) =>
          narrowed ? setClosed(shownIds.filter((id) => !next.includes(id))) : setOpened(next)
        }
        order={2}
        className={classes['sections']}
      >
        {shown.map(({ id, title, questions }) => (
          <Accordion.Item key={id} value={id} id={id}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>
              <QuestionList questions={questions} target={target} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <p className={classes['note']}>{t('faq:asOf')}</p>
    </>
  );
}
