import { IconChevronRight } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { sectionOf, type FaqSection } from './find-questions.ts';
import { QuestionList } from './question-list.tsx';
import classes from './subject-list.module.css';

interface SubjectListProps {
  /** Every subject, with the questions to show; those without one are left out. */
  readonly sections: readonly FaqSection[];
  /** Id of the subject or question that the address names; empty without one. */
  readonly target: string;
  /** What narrowed the questions; empty when nothing did. */
  readonly search: string;
}

/** The subjects, to be opened; while searching all that was found is open, but for what the person closed. */
export function SubjectList({ sections, target, search }: SubjectListProps) {
  const targeted = sectionOf(sections, target);
  return (
    <div className={classes['sections']}>
      {sections.map((section) => (
        <Subject
          key={section.id}
          section={section}
          target={section.id === targeted ? target : ''}
          search={search}
        />
      ))}
    </div>
  );
}

interface SubjectProps extends Pick<SubjectListProps, 'search'> {
  readonly section: FaqSection;
  /** Empty when the address names another subject, or none. */
  readonly target: string;
}

/** A subject. Its answers are drawn while it is open: all hundred of them would hold a phone up. */
const Subject = memo(function Subject({ section: { id, title, questions }, target, search }: SubjectProps) {
  const [isOpened, setIsOpened] = useState(false);
  const [closedFor, setClosedFor] = useState('');
  const [followed, setFollowed] = useState('');
  if (followed !== target) {
    setFollowed(target);
    if (target !== '') setIsOpened(true);
  }
  const isOpen = search === '' ? isOpened : closedFor !== search;
  const toggle = () => (search === '' ? setIsOpened(!isOpened) : setClosedFor(isOpen ? search : ''));
  const answers = `${id}-answers`;
  if (questions.length === 0) return null;
  return (
    <section id={id} className={classes['subject']}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={answers}
          className={classes['control']}
          onClick={toggle}
        >
          {title}
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </h2>
      <div id={answers} hidden={!isOpen} className={classes['answers']}>
        {isOpen && <QuestionList questions={questions} target={target} />}
      </div>
    </section>
  );
});
