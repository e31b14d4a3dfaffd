import pg from 'pg';

/** The part of pg's connection with which a query sends its messages. */
interface Wire {
  parse(message: { readonly text: string }): void;
  bind(message: { readonly values: readonly string[] }): void;
  execute(message: { readonly rows?: number }): void;
}

/** What pg's own query does with the messages that come and go; its types leave these parts out. */
interface QueryParts {
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}

type Answer = (error: Error | null, result: unknown) => void;

// Of the instances of pg's query, as the client calls them.
const own = pg.Query.prototype as unknown as QueryParts;

/**
 * A statement that PostgreSQL runs together with settings: one round trip, one implicit transaction. The settings end with
 * it, so a pooler can give the connection to others. A sub-select with `set_config` was rejected: nothing promises that it
 * is evaluated first.
 */
export class ScopedQuery extends pg.Query {
  readonly #settings: { readonly text: string; readonly values: readonly string[] };
  #settingsApplied = false;

  /** @param settings a statement that applies the settings for a transaction, with its values */
  constructor(
    settings: { readonly text: string; readonly values: readonly string[] },
    config: unknown,
    values: unknown,
    callback: Answer,
  ) {
    // pg's query also takes its callback; its types leave it out.
    super(...([config, values, callback] as unknown as [string]));
    this.#settings = settings;
  }

  /** Always by the extended protocol, which sends nothing before the Sync at the end. */
  requiresPreparation(): boolean {
    return true;
  }

  prepare(connection: Wire): void {
    const { text, values } = this.#settings;
    connection.parse({ text });
    connection.bind({ values });
    // Not described: its row is of no interest.
    connection.execute({});
    own.prepare.call(this, connection);
  }

  handleDataRow(message: unknown): void {
    if (this.#settingsApplied) own.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#settingsApplied) own.handleCommandComplete.call(this, message, connection);
    this.#settingsApplied = true;
  }
}
