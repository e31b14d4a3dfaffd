import { VisuallyHidden } from '@mantine/core';
import { useTextList } from '../../i18n/use-text-list.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import classes from './help-box.module.css';

/** Links to questions of the FAQ by their ids. They open beside the page: what was typed there stays. */
export function HelpQuestions({ questions }: { readonly questions: readonly string[] }) {
  const { t } = useTranslation('faq');
  const all = useTextList('faq', 'sections').flatMap((section) => section.questions);
  return (
    <ul className={classes['questions']}>
      {questions.flatMap((id) => {
        const found = all.find((question) => question.id === id);
        return found
          ? [
              <li key={id}>
                <Link to={paths.faq(id)} target="_blank">
                  {found.question}
                  <VisuallyHidden>{` (${t('newWindow')})`}</VisuallyHidden>
                </Link>
              </li>,
            ]
          : [];
      })}
    </ul>
  );
}
