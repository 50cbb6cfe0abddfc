/** ISO 8601 date and time in UTC, with milliseconds. */
export type Timestamp = string;
