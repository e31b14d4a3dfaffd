import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** New recovery codes, shown this once: to write down, to print or to keep as a file. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const notice = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);

  const file = `${t('recovery.fileTitle')}\n\n${codes.join('\n')}\n`;
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(file)}`;
  return (
    <div className={classes['form']}>
      <Notice tone="warn" title={t('recovery.onceTitle')} ref={notice}>
        {t('recovery.once')}
      </Notice>
      <ol className={classes['codes']} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="xs">
        <Button component="a" href={address} download={t('recovery.fileName')} variant="default">
          {t('recovery.download')}
        </Button>
        <Button onClick={onDone}>{doneLabel}</Button>
      </Group>
    </div>
  );
}
