import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { UnbrokenText } from './unbroken-text.tsx';
import classes from './text-page.module.css';

interface TextSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface TextPageProps {
  readonly title: string;
  readonly lead?: string;
  /** Stands above the text. */
  readonly notice?: ReactNode;
  /** Stand before the first section. */
  readonly paragraphs?: readonly string[];
  readonly sections: readonly TextSection[];
  /** Stands below the text. */
  readonly action?: ReactNode;
}

/** A page of plain text. */
export function TextPage({ title, lead, notice, paragraphs = [], sections, action }: TextPageProps) {
  return (
    <>
      <PageTitle title={title} lead={lead} />
      {notice}
      <div className={classes['text']} data-card>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <UnbrokenText text={paragraph} />
          </p>
        ))}
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <UnbrokenText text={paragraph} />
              </p>
            ))}
          </section>
        ))}
        {action}
      </div>
    </>
  );
}
