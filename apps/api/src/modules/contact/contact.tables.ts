export interface ContactTables {
  contactMessages: { id: string; name: string; email: string; message: string; createdAt: string };
}
