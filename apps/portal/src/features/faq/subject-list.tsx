import { Accordion } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findQuestions, searchWords, sectionOf } from './find-questions.ts';
import { QuestionList } from './question-list.tsx';
import classes from './subject-list.module.css';

interface SubjectListProps {
  /** Id of the subject or question that the address names; empty without one. */
  readonly target: string;
  /** Narrows the questions; empty for all. */
  readonly search: string;
}

/** The subjects, to be opened; while searching all that was found is open, but for what the person closed. */
export const SubjectList = memo(function SubjectList({ target, search }: SubjectListProps) {
  const { t } = useTranslation('faq');
  const sections = t('sections', { returnObjects: true });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<{ readonly search: string; readonly ids: readonly string[] }>();
  const [followed, setFollowed] = useState('');
  if (followed !== target) {
    setFollowed(target);
    setOpened([...opened, sectionOf(sections, target) ?? '']);
  }
  const narrowed = searchWords(search).length > 0;
  const shown = findQuestions(sections, search);
  const shownIds = shown.map(({ id }) => id);
  const closedIds = closed?.search === search ? closed.ids : [];
  return (
    <Accordion
      multiple
      value={narrowed ? shownIds.filter((id) => !closedIds.includes(id)) : [...opened]}
      onChange={(next) =>
        narrowed ? setClosed({ search, ids: shownIds.filter((id) => !next.includes(id)) }) : setOpened(next)
      }
      order={2}
      className={classes['sections']}
    >
      {shown.map(({ id, title, questions }) => (
        <Accordion.Item key={id} value={id} id={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            <QuestionList questions={questions} target={target} search={search} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
});
