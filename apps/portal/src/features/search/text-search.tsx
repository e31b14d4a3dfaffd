import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './text-search.module.css';

/** The list follows a pause in typing: each change of it is a change of the address. */
const PAUSE_MS = 200;

interface TextSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field that narrows the list to cars whose name contains the words typed. */
export function TextSearch({ value, onChange }: TextSearchProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState(value);
  const [restored, setRestored] = useState(value);
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(onChange);
  useEffect(() => {
    // What is chosen during the pause must not be undone after it.
    report.current = onChange;
  });
  if (restored !== value) {
    setRestored(value);
    // Back, forward or a link changed the address: the field follows, unless the person types on.
    if (!typing) setTyped(value);
  }
  return (
    <TextInput
      className={classes['field']}
      type="search"
      label={t('text.label')}
      placeholder={t('text.placeholder')}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      maxLength={60}
      value={typed}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        setTyping(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          setTyping(false);
          report.current(text);
        }, PAUSE_MS);
      }}
    />
  );
}
