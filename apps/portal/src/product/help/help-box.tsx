import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SupportLine } from '../../api/support-line.tsx';
import classes from './help-box.module.css';

// The texts of all questions come with the first opening.
const HelpQuestions = lazy(async () => ({ default: (await import('./help-questions.tsx')).HelpQuestions }));

/** Help at the place where it is needed: questions that fit the page, and the provider's contact. */
export function HelpBox({ questions }: { readonly questions: readonly string[] }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes['box']} onToggle={() => setOpened(true)}>
      <summary>
        <IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />
        {t('help.title')}
      </summary>
      {opened && (
        <div className={classes['content']}>
          <Suspense fallback={<p>{t('loading')}</p>}>
            <HelpQuestions questions={questions} />
          </Suspense>
          <SupportLine />
        </div>
      )}
    </details>
  );
}
