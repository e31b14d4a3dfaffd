import classes from './compound-word.module.css';

/** Where long German names may part. */
const SEAM =
  /(?<=\p{Ll})(?=geschwindigkeit|versicherung|vorsorge|zuschuss|zuschlag|beitrag|kosten|personen|geber|geld|wagen|antrieb|brett)/u;

/** A name that parts between its words with a hyphen; browsers without a German dictionary would part it anywhere. */
export function CompoundWord({ text }: { readonly text: string }) {
  const [first, ...rest] = text.split(SEAM);
  return (
    <span>
      {first}
      {rest.map((part) => (
        <span key={part} className={classes['seam']}>
          {part}
        </span>
      ))}
    </span>
  );
}
