/**
 * How far a query is, as lists show it. What is known stays shown while it is loaded again; what is
 * not asked for at all (`isLoading` false) is ready.
 */
export function statusOf(
  data: unknown,
  error: unknown,
  isLoading = true,
): 'loading' | 'ready' | 'error' {
  if (data) return 'ready';
  if (error) return 'error';
  return isLoading ? 'loading' : 'ready';
}
