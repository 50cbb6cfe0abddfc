import type { ChangedRow } from './changedRows';

/** What has become of a message: before only where it says something else now. */
export function Change({ change }: Pick<ChangedRow, 'change'>) {
  if (!change) return null;
  if (change.kind !== 'changed')
    return <strong>{change.kind === 'new' ? 'New. ' : 'Gone. '}</strong>;
  return (
    <>
      <strong>Changed.</strong> Before: “{change.before?.en}”, “
      <span lang="es">{change.before?.es}</span>”
      {change.before?.ar !== undefined && (
        <>
          , “<bdi lang="ar">{change.before.ar}</bdi>”
        </>
      )}
      .{' '}
    </>
  );
}
