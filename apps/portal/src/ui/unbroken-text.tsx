import classes from './unbroken-text.module.css';

/** A hyphen after which no line should end: "E-Mail", not "E-" and "Mail". */
const SHORT_COMPOUND = /(?<!\p{L})(\p{Lu}-\p{L}+)/u;

/** Keeps compounds with a single letter on one line, without changing their letters for searches and copies. */
export function UnbrokenText({ text }: { readonly text: string }) {
  // Every second part is a compound, the group of the pattern.
  const parts = text.split(SHORT_COMPOUND);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={classes['compound']}>
        {part}
      </span>
    ),
  );
}
