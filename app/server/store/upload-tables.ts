/** A visitor's upload session. Instants are milliseconds. Wire contract: UploadSession. */
export interface UploadSessionTable {
  id: string;
  /** The visitor of the draft cookie. */
  owner: string;
  used_at: number;
}

/** What is known of a file; its bytes, sealed, are in the vault under `name`. docs/decisions/uploads.md */
export interface UploadFileTable {
  id: string;
  session: string;
  owner: string;
  name: string;
  /** As the visitor called it, encrypted. */
  sealed_name: string;
  size: number;
  type: string;
  /** The form whose draft holds it. */
  form: string | null;
  created_at: number;
  /** 0 until its bytes are in the vault. */
  is_stored: number;
  /** The submission that it was sent with, and when; null until it was. */
  reference: string | null;
  kept_at: number | null;
}

export interface UploadTables {
  upload_session: UploadSessionTable;
  upload_file: UploadFileTable;
}
