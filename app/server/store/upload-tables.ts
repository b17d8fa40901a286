/** A visitor's upload session. Instants are milliseconds. Wire contract: UploadSession. */
export interface UploadSessionTable {
  id: string;
  /** The visitor id from the draft cookie. */
  owner: string;
  used_at: number;
}

/**
 * A file's metadata; its encrypted bytes are in the blob store under `name`.
 * docs/decisions/uploads.md
 */
export interface UploadFileTable {
  id: string;
  session: string;
  owner: string;
  name: string;
  /** The visitor's file name, encrypted. */
  sealed_name: string;
  size: number;
  type: string;
  /** The form whose draft owns it. */
  form: string | null;
  created_at: number;
  /** 0 until its bytes are in the blob store. */
  is_stored: number;
  /** The submission it was sent with, and when; null before. */
  reference: string | null;
  kept_at: number | null;
}

export interface UploadTables {
  upload_session: UploadSessionTable;
  upload_file: UploadFileTable;
}
