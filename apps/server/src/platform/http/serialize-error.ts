type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

const LONGEST_CAUSE_CHAIN = 5;

/** The first line only: database errors go on with the values of the statement, which are people's data. */
function safeMessage({ message }: Error): string {
  return message.split('\n', 1)[0] ?? '';
}

/** The logged part of an error: kind, message and place, never the values of a failed statement. */
export function serializeError(error: Error, depth: number = LONGEST_CAUSE_CHAIN): LoggedError {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: safeMessage(error),
    ...('code' in error && { code: String(error.code) }),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && depth > 0 && { cause: serializeError(error.cause, depth - 1) }),
  };
}
