export interface UploadSessionTable {
  id: string;
  owner: string;
  used_at: number;
}

/** The encrypted bytes are in the blob store under `name`. docs/decisions/uploads.md */
export interface UploadFileTable {
  id: string;
  session: string;
  owner: string;
  name: string;
  sealed_name: string;
  size: number;
  type: string;
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
