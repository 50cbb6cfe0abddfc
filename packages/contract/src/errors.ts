/** Body of every error answer. Validation errors also list each field. */
export interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  /** Addition on validation errors. */
  errors?: { property: string; messages: string[] }[];
}
