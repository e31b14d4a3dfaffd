import classes from './page-contents.module.css';

interface PageContentsProps {
  /** What the list is called: "Abschnitte". */
  readonly label: string;
  /** The sections in their order; each id is an anchor of the page. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The ways to the sections of a long page: a list at the desk, one row on phones. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav className={classes['contents']} aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
