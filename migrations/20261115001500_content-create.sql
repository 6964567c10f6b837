-- What operators write: menus, banners, notices, articles, legal texts and the like, all alike. An item is a kind and a name;
-- its versions are only added, and so are the decisions which of them is shown when. The newest decision that has begun holds.
CREATE TABLE content_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{2,20}$'),
  name text NOT NULL CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(name) <= 80),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (kind, name)
);

CREATE TABLE content_versions (
  item_id bigint NOT NULL REFERENCES content_items,
  version int NOT NULL CHECK (version > 0),
  -- What is the same in every language.
  fields jsonb NOT NULL,
  -- Short texts by language and name. Long ones are rows of content_bodies, so that lists need not read them.
  texts jsonb NOT NULL,
  author text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (item_id, version)
);

CREATE TABLE content_bodies (
  item_id bigint NOT NULL,
  version int NOT NULL,
  locale text NOT NULL,
  name text NOT NULL,
  -- What the editor wrote, and the tree that was made of it then: readers get the tree only.
  source text NOT NULL,
  blocks jsonb NOT NULL,
  PRIMARY KEY (item_id, version, locale, name),
  FOREIGN KEY (item_id, version) REFERENCES content_versions
);

CREATE TABLE content_publications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  item_id bigint NOT NULL REFERENCES content_items,
  -- NULL takes the item from the site.
  version int,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  author text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now(),
  FOREIGN KEY (item_id, version) REFERENCES content_versions,
  CHECK (ends_at > starts_at)
);
CREATE INDEX content_publications_item ON content_publications (item_id, id DESC);

GRANT SELECT ON content_items, content_versions, content_bodies, content_publications TO pb_api, pb_admin, pb_worker, pb_readonly;
GRANT INSERT ON content_items, content_versions, content_bodies, content_publications TO pb_admin;
