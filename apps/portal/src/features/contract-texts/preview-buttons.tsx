import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { savePdf } from '../../ui/save-pdf.ts';
import { useToast } from '../../feedback/use-toast.ts';
import classes from './contract-texts.module.css';

const CIRCUMSTANCES = ['USUAL', 'OTHER'] as const;

interface PreviewButtonsProps {
  readonly number: number;
  readonly name: string;
  readonly disabled?: boolean;
}

/** Downloads of the contract of a made-up order, in each kind of circumstances. */
export function PreviewButtons({ number, name, disabled = false }: PreviewButtonsProps) {
  const { t } = useTranslation('contractTexts');
  const call = useApiCall();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const preview = usePressedMutation({
    mutationFn: async (circumstances: (typeof CIRCUMSTANCES)[number]) =>
      savePdf(
        await call('previewContractTexts', { params: { number: String(number) }, query: { circumstances } }),
        t('preview.file', { name, circumstances: t(`preview.${circumstances}`) }),
      ),
    onError: (error) => toast('error', problemText(error)),
  });
  return (
    <div className={classes['actions']}>
      {CIRCUMSTANCES.map((circumstances) => (
        <Button
          key={circumstances}
          variant="default"
          disabled={disabled}
          loading={preview.isPending && preview.variables === circumstances}
          onClick={() => preview.mutate(circumstances)}
        >
          {t('preview.open', { circumstances: t(`preview.${circumstances}`) })}
        </Button>
      ))}
    </div>
  );
}
