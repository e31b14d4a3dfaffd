import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { renderPage, type Answer } from '../testing/render-page.tsx';
import { outlivesFailures } from '../testing/outlives-failures.ts';
import { SentForm } from './sent-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const CALL = 'POST /v1/employer/people';

function InvitationForm() {
  const form = useSchemaForm(z.object({ firstName: z.string(), email: z.string() }), {
    firstName: '',
    email: '',
  });
  const { mutateAsync: invite, isSuccess } = useApiMutation('invitePerson');
  return (
    <SentForm
      form={form}
      onSend={async (body) => void (await invite({ body: { ...body, lastName: 'Neu', employeeId: null } }))}
      failedTitle="Nicht eingeladen"
      failedAction={<a href="/codes">Code nehmen</a>}
    >
      <TextField name="firstName" label="Vorname" />
      <TextField name="email" label="E-Mail" />
      <SubmitButton>Senden</SubmitButton>
      {isSuccess && <p>Eingeladen</p>}
    </SentForm>
  );
}

async function filled() {
  const answers: Record<string, Answer> = {};
  const { asked } = await renderPage({ route: '/', at: '/', page: <InvitationForm />, answers });
  await userEvent.type(screen.getByLabelText('Vorname'), 'Ole');
  await userEvent.type(screen.getByLabelText('E-Mail'), 'ole@example.org');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  return { answers, asked, send };
}

test('keeps the entries through every failure, and sends them in the end', async () => {
  const { answers, asked, send } = await filled();
  await outlivesFailures({ answers, call: CALL, send });
  expect(screen.getByRole('alert').textContent).toContain('Nicht eingeladen');
  expect(screen.getByRole('link', { name: 'Code nehmen' })).toBeTruthy();
  answers[CALL] = { json: { userId: 1 } };
  await send();
  await screen.findByText('Eingeladen');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked.at(-1)?.body).toMatchObject({ firstName: 'Ole', email: 'ole@example.org' });
});

test("shows the server's field errors beside the field, not above", async () => {
  const { answers, send } = await filled();
  const errors = [{ path: 'body.email', code: 'INVALID_FORMAT', params: {} }];
  answers[CALL] = {
    status: 400,
    json: { type: 'x', title: 'x', status: 400, code: 'INVALID_INPUT', errors },
  };
  await send();
  const field = screen.getByLabelText('E-Mail');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText('Nicht eingeladen')).toBeNull();
  expect(field).toHaveProperty('value', 'ole@example.org');
});
