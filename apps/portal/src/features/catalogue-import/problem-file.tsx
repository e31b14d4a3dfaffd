import { Button } from '@mantine/core';
import { csvTextCell } from '@stromwandel/kernel';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CallOf, ReplyOf } from '../../api/replies.ts';
import { useApiCall } from '../../api/api-context.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import classes from '../../product/desk/file-page.module.css';
import { useFormat } from '../../format/use-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useRowProblemText } from './use-row-problem-text.ts';

interface ProblemFileProps {
  readonly importId: string;
  readonly all: number;
}

/**
 * Hands over every problem of a file as a table: semicolons, CRLF, UTF-8 with byte order mark (for Excel). No cell can
 * become a formula, because what stands there comes from a file.
 */
export function ProblemFile({ importId, all }: ProblemFileProps) {
  const { t } = useTranslation('carImport');
  const { number } = useFormat();
  const call = useApiCall();
  const problemText = useRowProblemText();
  const [read, setRead] = useState(0);
  const gather = usePressedMutation({
    mutationFn: async () => {
      const head = [t('problems.line'), t('problems.column'), t('problems.problem'), t('problems.value')];
      const lines = [head.map(csvTextCell)];
      let after: number | null = 0;
      while (after !== null) {
        const query: CallOf<'listImportProblems'>['query'] = after === 0 ? {} : { after: String(after) };
        const page: ReplyOf<'listImportProblems'> = await call('listImportProblems', {
          params: { importId },
          query,
        });
        for (const problem of page.problems) {
          const cells = [problem.column ?? t('problems.row'), problemText(problem), problem.value ?? ''];
          lines.push([String(problem.line), ...cells.map(csvTextCell)]);
        }
        setRead(lines.length - 1);
        after = page.next;
      }
      return `\ufeff${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
    },
    onMutate: () => setRead(0),
    onSuccess: (content) => saveFile(content, t('problems.fileName'), 'text/csv;charset=utf-8'),
  });
  return (
    <div className={classes['stack']}>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          loading={gather.isPending}
          onClick={() => gather.mutate()}
        >
          {t('problems.download')}
        </Button>
      </div>
      {gather.isPending && (
        <div>
          <ProgressBar percent={Math.round((read / all) * 100)} label={t('upload.progress')} />
          <p className={classes['quiet']}>
            {t('problems.gathered', { read: number(read), all: number(all) })}
          </p>
        </div>
      )}
      {gather.isError && <FailureNotice failure={gather.error} />}
    </div>
  );
}
