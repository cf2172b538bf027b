-- Whether a login is for the person or for an organisation (ORG-1): its answer comes from another identity service.
alter table login_attempts add column account text not null default 'PERSON';
