import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldErrorLine } from '../../forms/field-frame.tsx';
import classes from './contract-texts.module.css';

export interface EditedSection {
  /** Tells sections apart while they are moved. */
  readonly id: string;
  readonly heading: string;
  readonly startsPage: boolean;
  readonly source: string;
}

interface SectionEditorProps {
  readonly section: EditedSection;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly problems: { readonly heading: readonly string[]; readonly source: readonly string[] };
  readonly onChange: (change: Partial<EditedSection>) => void;
  readonly onAct: (act: 'up' | 'down' | 'add' | 'remove') => void;
}

const CHARACTERS_OF_A_ROW = 110;

function rowsOf(source: string): number {
  return source
    .split('\n')
    .reduce((rows, line) => rows + 1 + Math.floor(line.length / CHARACTERS_OF_A_ROW), 1);
}

/** Problems of a field, one below the other. */
export function FieldProblems({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <FieldErrorLine key={text} text={text} />);
}

/** Heading and text of one section, and its place among the others. */
export function SectionEditor({ section, isFirst, isLast, problems, onChange, onAct }: SectionEditorProps) {
  const { t } = useTranslation('contractTexts');
  const { heading, startsPage, source } = section;
  return (
    <fieldset className={classes['section']} data-section={section.id}>
      <legend className={classes['heading']}>{heading === '' ? t('editor.untitled') : heading}</legend>
      <TextInput
        label={t('editor.heading')}
        lang="de"
        value={heading}
        error={problems.heading.length > 0 && <FieldProblems texts={problems.heading} />}
        onChange={(event) => onChange({ heading: event.currentTarget.value })}
      />
      <Textarea
        label={t('editor.text')}
        lang="de"
        rows={rowsOf(source)}
        value={source}
        error={problems.source.length > 0 && <FieldProblems texts={problems.source} />}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
      />
      <Checkbox
        label={t('editor.startsPage')}
        checked={startsPage}
        onChange={(event) => onChange({ startsPage: event.currentTarget.checked })}
      />
      <div className={classes['actions']}>
        {(['up', 'down', 'add', 'remove'] as const).map((act) => (
          <Button
            key={act}
            data-act={act}
            variant="subtle"
            disabled={(act === 'up' && isFirst) || (act === 'down' && isLast)}
            aria-label={t(`editor.${act}Named`, { heading })}
            onClick={() => onAct(act)}
          >
            {t(`editor.${act}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
