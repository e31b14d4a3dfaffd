import { Button, Textarea, TextInput } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { ConfirmDialog } from '../../product/desk/confirm-dialog.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { useFieldErrorText } from '../../forms/field-error-text.ts';
import { formError } from '../../forms/schema-resolver.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { useLeaveGuard } from '../../navigation/use-leave-guard.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { PreviewButtons } from './preview-buttons.tsx';
import { PublishForm } from './publish-form.tsx';
import { FieldProblems, SectionEditor, type EditedSection } from './section-editor.tsx';
import { TextVocabulary } from './text-vocabulary.tsx';
import { useSectionActs } from './use-section-acts.ts';
import classes from './contract-texts.module.css';

type Texts = ReplyOf<'getContractTexts'>;

interface Edited {
  readonly revision: number;
  readonly title: string;
  readonly opening: string;
  readonly sections: readonly EditedSection[];
}

function editedOf({ revision, title, opening, sections }: Texts): Edited {
  return {
    revision,
    title,
    opening,
    sections: sections.map((section, index) => ({ ...section, id: `${revision}-${index}` })),
  };
}

/** Edits a draft, looks at it, publishes or discards it. What is not saved is neither looked at nor published. */
export function DraftEditor({ texts }: { readonly texts: Texts }) {
  const { t } = useTranslation('contractTexts');
  const toast = useToast('desk');
  const fieldErrorText = useFieldErrorText();
  const [saved, setSaved] = useState(() => editedOf(texts));
  const [edited, setEdited] = useState(saved);
  const isSaved = edited === saved;
  const guard = useLeaveGuard(!isSaved);
  const change = (part: Partial<Edited>) => setEdited((before) => ({ ...before, ...part }));
  const { form, act } = useSectionActs(edited.sections, (sections) => change({ sections }));
  const save = useApiMutation('saveContractTexts', {
    outdates: ['getContractTexts', 'listContractTexts'],
    onSuccess: (reply) => {
      const next = editedOf(reply);
      setSaved(next);
      setEdited(next);
      toast('success', t('editor.saved'));
    },
  });
  const errors = save.error instanceof ApiError ? (save.error.problem?.errors ?? []) : [];
  const problemsAt = (path: string, label = '') =>
    errors
      .filter((error) => error.path === `body.${path}`)
      .map((error) => fieldErrorText(formError(error), { label }));
  const titleProblems = problemsAt('title', t('editor.documentTitle'));
  const openingProblems = problemsAt('opening', t('editor.opening'));
  const missing = problemsAt('sections');
  return (
    <>
      <SectionCard title={t('editor.title')} description={t('editor.lead')}>
        <TextVocabulary vocabulary={texts.vocabulary} />
        <form
          ref={form}
          aria-label={t('editor.title')}
          className={classes['versionCards']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const sections = edited.sections.map(({ id: _id, ...section }) => section);
            save.mutate({ params: { number: String(texts.number) }, body: { ...edited, sections } });
          }}
        >
          <TextInput
            label={t('editor.documentTitle')}
            lang="de"
            value={edited.title}
            error={titleProblems.length > 0 && <FieldProblems texts={titleProblems} />}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Textarea
            label={t('editor.opening')}
            lang="de"
            rows={6}
            value={edited.opening}
            error={openingProblems.length > 0 && <FieldProblems texts={openingProblems} />}
            onChange={(event) => change({ opening: event.currentTarget.value })}
          />
          {edited.sections.map((section, index) => (
            <SectionEditor
              key={section.id}
              section={section}
              isFirst={index === 0}
              isLast={index === edited.sections.length - 1}
              problems={{
                heading: problemsAt(`sections.${index}.heading`, t('editor.heading')),
                source: problemsAt(`sections.${index}.source`, t('editor.text')),
              }}
              onChange={(part) => change({ sections: edited.sections.with(index, { ...section, ...part }) })}
              onAct={(done) => act(index, done)}
            />
          ))}
          {save.isError && errors.length === 0 && (
            <FailureNotice title={t('editor.notSaved')} failure={save.error} />
          )}
          {errors.length > 0 && (
            <Notice tone="danger" role="alert" title={t('editor.notSaved')}>
              {errors.length > missing.length && <p>{t('editor.seeSections')}</p>}
              {missing.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Notice>
          )}
          <div className={classes['actions']}>
            <Button type="submit" loading={save.isPending}>
              {t('editor.save')}
            </Button>
            <DiscardButton number={texts.number} />
          </div>
        </form>
      </SectionCard>
      <SectionCard
        title={t('preview.title')}
        description={isSaved ? t('preview.lead') : t('preview.saveFirst')}
      >
        <PreviewButtons number={texts.number} name={texts.name} disabled={!isSaved} />
      </SectionCard>
      <SectionCard title={t('publish.title')} description={t('publish.lead')}>
        <PublishForm number={texts.number} revision={saved.revision} disabled={!isSaved} />
      </SectionCard>
      <ConfirmDialog
        opened={guard.asks}
        title={t('leave.title')}
        action={t('leave.leave')}
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        <p>{t('leave.text')}</p>
      </ConfirmDialog>
    </>
  );
}

function DiscardButton({ number }: { readonly number: number }) {
  const { t } = useTranslation('contractTexts');
  const navigate = useNavigate();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const [asked, setAsked] = useState(false);
  const discard = useApiMutation('discardContractTexts', {
    outdates: ['listContractTexts'],
    onSuccess: () => navigate(deskPaths.providerContractTexts()),
    onError: (error) => toast('error', problemText(error)),
  });
  return (
    <Button
      variant="subtle"
      color="red"
      loading={discard.isPending}
      onClick={() => (asked ? discard.mutate({ params: { number: String(number) } }) : setAsked(true))}
    >
      <span aria-live="polite">{asked ? t('editor.discardSure') : t('editor.discard')}</span>
    </Button>
  );
}
